// Small helpers for the document.

/** The element with this id. */
export const byId = (id) => document.getElementById(id);

const make = (element, attributes, children) => {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
};

/** An element of HTML. */
export const html = (tag, attributes, ...children) => make(document.createElement(tag), attributes, children);

/** An element of SVG. */
export const svg = (tag, attributes, ...children) =>
  make(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children);

/** Puts these children, without those that are nothing, in place of an element's own. */
export const fill = (element, ...children) => element.replaceChildren(...children.flat().filter((child) => child || child === 0));

/** A picture for a button, from the path of an outline. */
export const icon = (path) => svg('svg', { class: 'icon', viewBox: '0 0 16 16', 'aria-hidden': 'true' }, svg('path', { d: path }));

/** `1 node`, `2 nodes`. */
export const count = (number, what) => `${number} ${what}${number === 1 ? '' : 's'}`;

/** Offers a text as a file. */
export function save(name, type, text) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  html('a', { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
