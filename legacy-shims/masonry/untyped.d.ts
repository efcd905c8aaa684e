/** Types of the parts of these libraries that laurel uses; the libraries have none. */
declare module 'masonry-layout' {
  interface MasonryOptions {
    readonly itemSelector?: string | undefined
    readonly originLeft: boolean
    readonly transitionDuration: string | number
    readonly layoutInstant: boolean
    readonly resize: boolean
    readonly initLayout: boolean
  }
  interface MasonryItem {
    readonly element: HTMLElement
    /** In px; with `outer`, its margins included. Each layout measures it. */
    readonly size: {
      readonly width: number
      readonly height: number
      readonly outerWidth: number
      readonly outerHeight: number
    }
    /** In px from the container's origin. Each layout writes it. */
    readonly position: { readonly x: number; readonly y: number }
    getSize(): void
  }
  class Masonry {
    /** Read at each layout. */
    readonly options: { columnWidth?: Element | undefined }
    readonly items: readonly MasonryItem[]
    /** During a layout: the number of columns, their width, and how far down each reaches, in px. */
    cols: number
    readonly columnWidth: number
    readonly colYs: number[]
    /** The container's, in px. */
    readonly size: {
      readonly width: number
      readonly paddingLeft: number
      readonly paddingRight: number
      readonly paddingTop: number
    }
    /** Called before each layout. */
    measureColumns(): void
    /** Called for each item in turn. */
    _getItemLayoutPosition(item: MasonryItem): { x: number; y: number }
    constructor(container: Element, options: MasonryOptions)
    layout(): void
    reloadItems(): void
    getItemElements(): Element[]
    on(event: 'layoutComplete', listener: () => void): void
    destroy(): void
  }

  export = Masonry
}

declare module 'imagesloaded' {
  interface Loading {
    on(event: 'progress', listener: () => void): void
    off(event: 'progress', listener: () => void): void
  }
  function imagesLoaded(images: readonly Element[]): Loading

  export = imagesLoaded
}

declare module 'fizzy-ui-utils' {
  const utils: { htmlInit(layout: unknown, namespace: string): void }

  export = utils
}
