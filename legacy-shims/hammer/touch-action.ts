/** Says which movements of a finger are the browser's. @returns the way back */
export function lendTouchAction(element: HTMLElement, value: string): () => void {
  const { touchAction: before } = element.style
  element.style.touchAction = value
  return () => {
    element.style.touchAction = before
    if (element.getAttribute('style') === '') element.removeAttribute('style')
  }
}
