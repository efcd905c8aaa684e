/** The little of jsdom that the gallery, the scan tool and the tests use; the package brings no types. */
declare module 'jsdom' {
  export interface JSDOMOptions {
    runScripts?: 'dangerously'
    url?: string
    contentType?: string
    includeNodeLocations?: boolean
    virtualConsole?: VirtualConsole
  }
  export class JSDOM {
    constructor(html: string | Uint8Array, options?: JSDOMOptions)
    static fragment(html: string): DocumentFragment
    readonly window: Window & typeof globalThis
    nodeLocation(node: Node): { readonly startLine: number; readonly startCol: number } | null | undefined
  }
  export class VirtualConsole {}
}
