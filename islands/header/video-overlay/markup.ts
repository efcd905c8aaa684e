import { playerOf, readPlayer } from '../../../src/video/video-url'

/** Has the player's address; other links have that of the video's page (contract 01 §14). */
export const isVideoLink = (link: Element) => link.matches('.fw-video-link')

export const AREA = '.fw-video-area'
export const WRAP = '.fw-video-wrap'

/** @returns null where the link names no video */
export function playerOfLink(link: Element): string | null {
  const { baseURI } = link
  return isVideoLink(link)
    ? readPlayer(link.getAttribute('data-video'), baseURI)
    : playerOf(link.getAttribute('href') ?? '', baseURI)
}
