/** Whether the browser lets a page take the whole screen. */
export const hasFullScreen = ({ fullscreenEnabled }: Document) => fullscreenEnabled === true

export const isFullScreen = ({ fullscreenElement }: Document) => Boolean(fullscreenElement)

/** Takes the whole screen, or gives it back. A browser that refuses leaves everything as it is. */
export function toggleFullScreen(document: Document): void {
  if (!hasFullScreen(document)) return
  const asked = isFullScreen(document)
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen({ navigationUI: 'hide' })
  asked?.catch(() => {})
}

export function leaveFullScreen(document: Document): void {
  if (isFullScreen(document)) document.exitFullscreen()?.catch(() => {})
}
