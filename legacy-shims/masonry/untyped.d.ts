/** What laurel uses of these libraries, which come without types. */
declare module 'masonry-layout' {
  interface MasonryOptions {
    readonly itemSelector?: string | undefined
    readonly columnWidth?: number | string | Element | undefined
    readonly originLeft: boolean
    readonly transitionDuration: string | number
    readonly resize: boolean
    readonly initLayout: boolean
  }
  class Masonry {
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
