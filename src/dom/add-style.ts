/**
 * Adds a style sheet to the document: the build turns `import './name.css'` into this call. A Content-Security-Policy such
 * as `style-src 'self'` allows it.
 */
export function addStyle(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
