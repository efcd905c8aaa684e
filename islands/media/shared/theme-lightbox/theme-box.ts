import { createElement } from 'react'
import {
  createLightboxHandle,
  type LightboxCommand,
  type LightboxHandle,
} from '../../../../legacy-shims/globals/ilightbox'
import { createLightbox, type Lightbox } from '../../../../src/overlay/lightbox/create-lightbox'
import type { StepInput } from '../../../../src/overlay/lightbox/step'
import type { Page } from '../../../../src/page/page'
import { mountReact } from '../../../../src/react/mount'
import { leaveFullScreen, toggleFullScreen } from './full-screen'
import { FADE_MS, type ThemeSettings } from './settings'
import { ThemeLightbox } from './ThemeLightbox'
import type { ThemeItem } from './theme-item'

const ALL_INPUTS: readonly StepInput[] = ['arrow', 'swipe', 'key', 'wheel']

/** The options that a lightbox is opened with. */
interface ThemeAlbum {
  readonly items: readonly ThemeItem[]
  readonly index: number
  readonly settings: ThemeSettings
  /** Reads the items from the page again. */
  readonly reread: () => readonly ThemeItem[]
  /** Gets the focus back; called when it closes. */
  readonly opener: () => HTMLElement | undefined
  /** The handle of the script that opened it. */
  readonly handle?: LightboxHandle
}

/** An open lightbox of the theme. */
export interface ThemeBox {
  readonly page: Page
  readonly settings: ThemeSettings
  readonly opener: ThemeAlbum['opener']
  readonly lightbox: Lightbox<ThemeItem>
  readonly handle: LightboxHandle
  command(command: LightboxCommand, value?: unknown): void
  /** Closes it at once, without fading out. */
  end(): void
}

type BoxWindow = Window & { iLightBox?: unknown }

/** The page's one open lightbox. */
let current: ThemeBox | undefined

/** Opens the theme's lightbox over the page (contract 03 §4); an open one is closed. */
export function openThemeLightbox(page: Page, album: ThemeAlbum): ThemeBox {
  current?.end()
  const { settings, opener } = album
  const lightbox = createLightbox<ThemeItem>(page.window, {
    wraps: settings.wraps ? ALL_INPUTS : [],
    fadeMs: FADE_MS,
    hasHistory: true,
    linkId: settings.linkId,
  })
  // The library's commands for layout and options have no effect: the layout follows the window, options are fixed.
  const commands: Partial<Record<LightboxCommand, (value: unknown) => void>> = {
    close: lightbox.close,
    destroy: lightbox.end,
    moveNext: () => lightbox.step(1, 'arrow'),
    movePrev: () => lightbox.step(-1, 'arrow'),
    goTo: (value) => lightbox.go(Number(value)),
    refresh: () => lightbox.setItems(keepUnchanged(lightbox, album.reread())),
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

/** Keeps the objects of items that have not changed, so that their media is not loaded again. */
function keepUnchanged({ $state }: Lightbox<ThemeItem>, items: readonly ThemeItem[]): ThemeItem[] {
  const state = $state.get()
  const former = state.phase === 'closed' ? [] : [...state.items]
  return items.map((item) => {
    const index = former.findIndex(
      ({ url, caption, title }) => url === item.url && caption === item.caption && title === item.title,
    )
    return (index < 0 ? undefined : former.splice(index, 1)[0]) ?? item
  })
}

function setGlobal(window: BoxWindow, handle: LightboxHandle | null) {
  Reflect.set(window, 'iLightBox', handle)
}
