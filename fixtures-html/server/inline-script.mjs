/**
 * @param {string} code
 * @param {{ nonce: string, id?: string }} attributes
 */
export function inline(code, { nonce, id }) {
  return `<script${id ? ` id="${id}"` : ''}${nonce ? ` nonce="${nonce}"` : ''}>${code}</script>`
}

/** JSON that cannot end its script element. @param {unknown} value */
export function json(value) {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
