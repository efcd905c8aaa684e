/** Text for an element or a double-quoted attribute. @param {string} text */
export function escapeHtml(text) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#039;')
}

/**
 * A stretch of a saved page that the server replaces: `<!-- bag -->…<!-- /bag -->`.
 * @param {string} name
 * @param {string} html
 */
export function region(name, html) {
  return `<!-- ${name} -->${html}<!-- /${name} -->`
}

/**
 * Puts new content into every region of that name.
 * @param {string} page
 * @param {string} name
 * @param {string} html
 */
export function fillRegion(page, name, html) {
  const pattern = new RegExp(`<!-- ${name} -->[\\s\\S]*?<!-- /${name} -->`, 'g')
  return page.replace(pattern, () => region(name, html))
}

/**
 * An image of the stand-in shop; sized, so that nothing shifts.
 * @param {{ file: string, alt: string, size: number, height?: number }} picture
 */
export function image({ file, alt, size, height = size }) {
  return `<img src="/assets/images/${file}" width="${size}" height="${height}" alt="${escapeHtml(alt)}">`
}
