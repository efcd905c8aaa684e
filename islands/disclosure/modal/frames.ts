/** Has the frames of a modal load anew when it is closed: that is what stops their videos (contract 01 §23.1). */
export function reloadFrames(modal: Element): void {
  for (const frame of modal.querySelectorAll('iframe[src]')) {
    const src = frame.getAttribute('src') ?? ''
    frame.setAttribute('src', src)
  }
}
