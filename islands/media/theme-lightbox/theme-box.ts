import { createElement } from 'react'
import {
  createLightboxHandle,
  type LightboxCommand,
  type LightboxHandle,
} from '../../../legacy-shims/globals/ilightbox'
import { createLightbox, type Lightbox } from '../../../src/overlay/lightbox/create-lightbox'
import type { StepInput } from '../../../src/overlay/lightbox/step'
import type { Page } from '../../../src/page/page'
import { mountReact } from '../../../src/react/mount'
import { leaveFullScreen, toggleFullScreen } from './full-screen'
import { FADE_MS, type ThemeSettings } from './settings'
import { ThemeLightbox } from './ThemeLightbox'
import type { ThemeItem } from './theme-item'

const ALL_INPUTS: readonly StepInput[] = ['arrow', 'swipe', 'key', 'wheel']

/** What is to be shown, and how. */
export interface ThemeAlbum {
  readonly items: readonly ThemeItem[]
  readonly index: number
  readonly settings: ThemeSettings
  /** The items as the page has them by now. */
  readonly reread: () => readonly ThemeItem[]
  /** Where the focus returns to, as it is by then. */
  readonly opener: () => HTMLElement | undefined
  /** Of the script that asked for it. */
  readonly handle?: LightboxHandle
}

/** The lightbox while it is open. */
export interface ThemeBox {
  readonly page: Page
  readonly settings: ThemeSettings
  readonly opener: ThemeAlbum['opener']
  readonly lightbox: Lightbox<ThemeItem>
  readonly handle: LightboxHandle
  command(command: LightboxCommand, value?: unknown): void
  /** At once. */
  end(): void
}

type BoxWindow = Window & { iLightBox?: unknown }

/** The page has one at a time. */
let current: ThemeBox | undefined

/** Opens the theme's lightbox over the page (contract 03 §4); one that is open makes way. */
export function openThemeLightbox(page: Page, album: ThemeAlbum): ThemeBox {
  current?.end()
  const { settings, opener } = album
  const lightbox = createLightbox<ThemeItem>(page.window, {
    wraps: settings.wraps ? ALL_INPUTS : [],
    fadeMs: FADE_MS,
    hasHistory: true,
    linkId: settings.linkId,
  })
  // It lays itself out whenever the window changes, and its options stay what they were: for those there is nothing to do.
  const commands: Partial<Record<LightboxCommand, (value: unknown) => void>> = {
    close: lightbox.close,
    destroy: lightbox.end,
    moveNext: () => lightbox.step(1, 'arrow'),
    movePrev: () => lightbox.step(-1, 'arrow'),
    goTo: (value) => lightbox.go(Number(value)),
    refresh: () => lightbox.setItems(keepKnown(lightbox, album.reread())),
    fullScreen: () => toggleFullScreen(page.document),
  }
  const box: ThemeBox = {
    page,
    settings,
    opener,
    lightbox,
    handle: album.handle ?? createLightboxHandle((command, value) => box.command(command, value)),
    command: (command, value) => commands[command]?.(value),
    end: lightbox.end,
  }
  current = box
  lightbox.open(album.items, album.index)
  setGlobal(page.window, box.handle)
  const unmount = mountReact(createElement(ThemeLightbox, { box }), page)
  const stop = lightbox.$state.listen(({ phase }) => {
    if (phase !== 'closing' && phase !== 'closed') return
    if (current === box) setGlobal(page.window, null)
    leaveFullScreen(page.document)
    if (phase === 'closing') return
    stop()
    unmount()
    if (current === box) current = undefined
  })
  return box
}

/** Items that are as they were stay the same objects: what is shown of them goes on. */
function keepKnown({ $state }: Lightbox<ThemeItem>, items: readonly ThemeItem[]): ThemeItem[] {
  const state = $state.get()
  const known = state.phase === 'closed' ? [] : [...state.items]
  return items.map((item) => {
    const at = known.findIndex(
      ({ url, caption, title }) => url === item.url && caption === item.caption && title === item.title,
    )
    return (at < 0 ? undefined : known.splice(at, 1)[0]) ?? item
  })
}

function setGlobal(window: BoxWindow, handle: LightboxHandle | null) {
  Reflect.set(window, 'iLightBox', handle)
}
