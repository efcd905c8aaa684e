/**
 * The theme's wrapping of a page's own content (contract 01 §0.3).
 * @param {string} content
 */
export function innerPage(content) {
  return `<div class="inner-page-wrap"><div class="page-content">
${content}
</div></div>`
}
