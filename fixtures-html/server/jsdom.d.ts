/** The little of jsdom that the gallery and the tests use; the package brings no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string)
    static fragment(html: string): DocumentFragment
    readonly window: { readonly document: Document }
  }
}
