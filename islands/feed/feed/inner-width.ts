/** An element's width without its borders, in px; also that of one that stands in a line of text. */
export const innerWidthOf = (element: HTMLElement): number => element.clientWidth || element.offsetWidth
