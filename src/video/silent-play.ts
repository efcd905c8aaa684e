/** Mutes a video and lets it play inline, which browsers require for autoplay. */
export function makeSilent(video: HTMLVideoElement): void {
  video.muted = true
  video.setAttribute('muted', '')
  video.setAttribute('playsinline', '')
}

/** Whether the browser has refused autoplay; any other error is one of the video. */
export function isRefusal(cause: unknown): boolean {
  return typeof cause === 'object' && cause !== null && 'name' in cause && cause.name === 'NotAllowedError'
}
