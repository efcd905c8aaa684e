export { safeAttributes } from './attributes'
export { type HtmlMode, plainText, safeHtml } from './safe-html'
