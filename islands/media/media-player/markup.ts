import { ancestorsOf, clobbersParentNode } from '../../../src/dom/ancestors'
import type { Page } from '../../../src/page/page'
import { parseWebUrl } from '../../../src/page/parse-url'

export const PLAYER = '.player'
export const BAR = '.player-controls'
export const MEDIA = 'video, audio'
/** Of a track without a kind HTML says that it is one of subtitles. */
const CAPTIONS = 'track:is([kind="captions" i], [kind="subtitles" i], :not([kind]))[src]'
/** Their system shows every video on the whole screen, with controls of its own. */
const OWN_CONTROLS = /iphone|ipod/i

export const BUTTON_NAMES = [
  'play',
  'pause',
  'restart',
  'rewind',
  'fast-forward',
  'mute',
  'captions',
  'fullscreen',
] as const

export type ButtonName = (typeof BUTTON_NAMES)[number]

/** A button of the server's own (contract 03 §14.1). */
export interface Printed {
  readonly name: ButtonName
  readonly node: HTMLElement
}

export interface PlayerParts {
  readonly host: HTMLElement
  readonly media: HTMLMediaElement
  readonly kind: 'video' | 'audio'
  /** The one whose captions are shown. */
  readonly track: HTMLTrackElement | undefined
  readonly buttons: readonly Printed[]
  /** What the player is called by a screen reader. */
  readonly label: string
  /** Where the file is, for those who can not play it here. */
  readonly download: { readonly url: string; readonly text: string } | undefined
}

/** Nothing where the box holds no media, or where somebody has built its bar already. */
export function readPlayer(host: HTMLElement): PlayerParts | undefined {
  const media = host.querySelector<HTMLMediaElement>(MEDIA)
  if (!media || media.closest(PLAYER) !== host || host.querySelector(BAR)) return undefined
  const kind = media.matches('video') ? 'video' : 'audio'
  const label =
    host.getAttribute('aria-label') ||
    media.getAttribute('aria-label') ||
    media.title ||
    `${kind === 'video' ? 'Video' : 'Audio'} player`
  return {
    host,
    media,
    kind,
    label,
    track: readTrack(media),
    buttons: readButtons(host),
    download: readDownload(media),
  }
}

/** Whether the browser's own controls are the better ones here. */
export function keepsOwnControls({ navigator }: Window, { kind, host }: PlayerParts): boolean {
  // React’s bar would not survive a click there.
  if ([...ancestorsOf(host)].some(clobbersParentNode)) return true
  return kind === 'video' && OWN_CONTROLS.test(navigator.userAgent)
}

/** Every media of a player on the page, whether its island is awake or not. */
export function allMedia({ document }: Pick<Page, 'document'>): HTMLMediaElement[] {
  return [...document.querySelectorAll<HTMLMediaElement>(`${PLAYER} video, ${PLAYER} audio`)]
}

/** The track that is shown now, or by default, or first. */
function readTrack(media: HTMLMediaElement): HTMLTrackElement | undefined {
  const tracks = [...media.querySelectorAll<HTMLTrackElement>(CAPTIONS)].filter((track) =>
    track.getAttribute('src')?.trim(),
  )
  return tracks.find(isShowing) ?? tracks.find((track) => track.hasAttribute('default')) ?? tracks[0]
}

/** The browser's part of a track; nothing where it does not know tracks. */
export function textTrackOf(track: HTMLTrackElement): TextTrack | undefined {
  const knowsTracks = 'textTracks' in HTMLMediaElement.prototype && 'track' in track
  return knowsTracks && track.track ? track.track : undefined
}

export const isShowing = (track: HTMLTrackElement): boolean => textTrackOf(track)?.mode === 'showing'

function readButtons(host: HTMLElement): Printed[] {
  return [...host.querySelectorAll<HTMLElement>('[data-player]')].flatMap((node) => {
    const name = BUTTON_NAMES.find((known) => known === node.getAttribute('data-player'))
    return name ? [{ name, node }] : []
  })
}

function readDownload(media: HTMLMediaElement): PlayerParts['download'] {
  const link = media.querySelector<HTMLAnchorElement>('a[href]')
  const url = link && parseWebUrl(link.href)
  return url ? { url: url.href, text: link.textContent?.trim() || 'Download' } : undefined
}
