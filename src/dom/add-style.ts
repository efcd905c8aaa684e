/**
 * Adds a style sheet to the document, as `import './name.css'` does in a build. Policies for scripts and styles
 * (`style-src 'self'`) have nothing against it.
 */
export function addStyle(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
