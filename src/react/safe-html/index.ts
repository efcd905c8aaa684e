export { safeAttributes } from './attributes'
export { type HtmlMode, plainText, safeHtml } from './safe-html'
export { safeImageUrl, safeUrl } from './url'
