export { safeAttributes } from './attributes'
export { plainText } from './plain-text'
export { type HtmlMode, safeHtml } from './safe-html'
export { quickHtml, quickText } from './simple-html'
