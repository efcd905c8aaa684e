/** An element's width without its borders, in px. Inline elements have no `clientWidth`. */
export const innerWidthOf = (element: HTMLElement): number => element.clientWidth || element.offsetWidth
