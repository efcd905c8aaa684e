/** Whether the browser lets a page take the whole screen. */
export const hasFullScreen = ({ fullscreenEnabled }: Document) => fullscreenEnabled === true

export const isFullScreen = ({ fullscreenElement }: Document) => Boolean(fullscreenElement)

/** Enters or leaves full screen; nothing happens where the browser refuses. */
export function toggleFullScreen(document: Document): void {
  if (!hasFullScreen(document)) return
  const change = isFullScreen(document)
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen({ navigationUI: 'hide' })
  change?.catch(() => {})
}

export function leaveFullScreen(document: Document): void {
  if (isFullScreen(document)) document.exitFullscreen()?.catch(() => {})
}
