import { ancestorsOf, clobbersParentNode } from '../../../src/dom/ancestors'
import type { Page } from '../../../src/page/page'
import { parseWebUrl } from '../../../src/page/parse-url'
import { text } from '../../../src/page/text'

export const PLAYER = '.player'
export const BAR = '.player-controls'
export const MEDIA = 'video, audio'
/** A track without a kind has subtitles. */
const CAPTIONS = 'track:is([kind="captions" i], [kind="subtitles" i], :not([kind]))[src]'
/** iPhones play every video in full screen, with controls of their own. */
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

/** A button that the server has printed (contract 03 §14.1). */
export interface PrintedControl {
  readonly name: ButtonName
  readonly node: HTMLElement
}

export interface PlayerParts {
  readonly host: HTMLElement
  readonly media: HTMLMediaElement
  readonly kind: 'video' | 'audio'
  /** The track of the captions. */
  readonly track: HTMLTrackElement | undefined
  readonly buttons: readonly PrintedControl[]
  readonly role: string
  /** The player's accessible name. */
  readonly label: string
  /** The file's link, shown where it cannot be played. */
  readonly download: { readonly url: string; readonly text: string } | undefined
}

/** Undefined without media, and where another script has built a bar already. */
export function readPlayer(host: HTMLElement): PlayerParts | undefined {
  const media = host.querySelector<HTMLMediaElement>(MEDIA)
  if (!media || media.closest(PLAYER) !== host || host.querySelector(BAR)) return undefined
  const kind = media.matches('video') ? 'video' : 'audio'
  const label =
    host.getAttribute('aria-label') ||
    media.getAttribute('aria-label') ||
    media.title ||
    (kind === 'video'
      ? text('media-player.video', 'Video player')
      : text('media-player.audio', 'Audio player'))
  return {
    host,
    media,
    kind,
    role: host.getAttribute('role') ?? 'group',
    label,
    track: readTrack(media),
    buttons: readButtons(host),
    download: readDownload(media),
  }
}

/** Whether the browser's own controls stay. */
export function hasOwnControls({ navigator }: Window, { kind, host }: PlayerParts): boolean {
  // A form with a field named `parentNode` clobbers the property, which React needs for its events.
  if ([...ancestorsOf(host)].some(clobbersParentNode)) return true
  return kind === 'video' && OWN_CONTROLS.test(navigator.userAgent)
}

/** The media of all players on the page, mounted or not. */
export function allMedia({ document }: Pick<Page, 'document'>): HTMLMediaElement[] {
  return [...document.querySelectorAll<HTMLMediaElement>(`${PLAYER} video, ${PLAYER} audio`)]
}

/** The track that is showing, else the default one, else the first. */
function readTrack(media: HTMLMediaElement): HTMLTrackElement | undefined {
  const tracks = [...media.querySelectorAll<HTMLTrackElement>(CAPTIONS)].filter((track) =>
    track.getAttribute('src')?.trim(),
  )
  return tracks.find(isShowing) ?? tracks.find((track) => track.hasAttribute('default')) ?? tracks[0]
}

/** The text track of the element; undefined in browsers without text tracks. */
export function textTrackOf(track: HTMLTrackElement): TextTrack | undefined {
  const hasTextTracks = 'textTracks' in HTMLMediaElement.prototype && 'track' in track
  return hasTextTracks && track.track ? track.track : undefined
}

export const isShowing = (track: HTMLTrackElement): boolean => textTrackOf(track)?.mode === 'showing'

function readButtons(host: HTMLElement): PrintedControl[] {
  return [...host.querySelectorAll<HTMLElement>('[data-player]')].flatMap((node) => {
    const name = BUTTON_NAMES.find((known) => known === node.getAttribute('data-player'))
    return name ? [{ name, node }] : []
  })
}

function readDownload(media: HTMLMediaElement): PlayerParts['download'] {
  const link = media.querySelector<HTMLAnchorElement>('a[href]')
  const url = link && parseWebUrl(link.href)
  return url
    ? { url: url.href, text: link.textContent?.trim() || text('media-player.download', 'Download') }
    : undefined
}
