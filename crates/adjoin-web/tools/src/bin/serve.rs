//! Serves the page that `bundle` made, to this computer only:
//! `cargo run --manifest-path crates/adjoin-web/Cargo.toml --bin serve`.
//!
//! An argument gives the port; 0 takes any free one.

use std::error::Error;
use std::io::{self, BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::ExitCode;
use std::thread;
use std::time::Duration;

fn main() -> ExitCode {
    match serve() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn serve() -> Result<(), Box<dyn Error>> {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/page/index.html");
    let page = std::fs::read(&page)
        .map_err(|error| format!("no page at {}: {error}; `--bin bundle` makes it", page.display()))?;
    let page: &'static [u8] = page.leak();
    let port = match std::env::args().nth(1) {
        Some(text) => text.parse::<u16>().map_err(|_| format!("`{text}` is not a port"))?,
        None => 8080,
    };
    let listener = TcpListener::bind(("127.0.0.1", port))
        .map_err(|error| format!("port {port} cannot be used: {error}; give another one, or 0 for any"))?;
    println!("http://{}/", listener.local_addr()?);
    for stream in listener.incoming() {
        // A broken connection concerns the other side only.
        if let Ok(stream) = stream {
            thread::spawn(move || reply(&stream, page));
        }
    }
    Ok(())
}

/// One answer for one connection.
fn reply(mut stream: &TcpStream, page: &[u8]) -> io::Result<()> {
    stream.set_read_timeout(Some(Duration::from_secs(10)))?;
    let mut head = BufReader::new(stream).lines();
    let request = head.next().unwrap_or_else(|| Ok(String::new()))?;
    for line in head.by_ref().take(100) {
        if line?.is_empty() {
            break;
        }
    }
    let mut words = request.split(' ');
    let (method, path) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
    let path = path.split(['?', '#']).next().unwrap_or("");
    let found = matches!(method, "GET" | "HEAD") && matches!(path, "/" | "/index.html");
    let (status, kind, body): (_, _, &[u8]) = if found {
        ("200 OK", "text/html; charset=utf-8", page)
    } else {
        ("404 Not Found", "text/plain; charset=utf-8", b"there is one page here: /\n")
    };
    let length = body.len();
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\nCache-Control: no-cache\r\nConnection: close\r\n\r\n"
    )?;
    if method != "HEAD" {
        stream.write_all(body)?;
    }
    stream.flush()
}
