/** The little of jsdom that the gallery and the tests use; the package brings no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options?: { runScripts?: 'dangerously'; virtualConsole?: VirtualConsole })
    static fragment(html: string): DocumentFragment
    readonly window: { readonly document: Document }
  }
  export class VirtualConsole {}
}
