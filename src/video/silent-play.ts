/** What has to be so before a browser plays a video by itself. */
export function makeSilent(video: HTMLVideoElement): void {
  video.muted = true
  video.setAttribute('muted', '')
  video.setAttribute('playsinline', '')
}

/** The browser does not want it; any other failure is one of the video's. */
export function isRefusal(cause: unknown): boolean {
  return typeof cause === 'object' && cause !== null && 'name' in cause && cause.name === 'NotAllowedError'
}
