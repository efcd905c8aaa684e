/** Contract 01 §5.5. */
export const OPEN_CLASS = 'mega-toggle-on'
export const ANIMATING_CLASS = 'mega-animating'
export const KEYBOARD_CLASS = 'mega-keyboard-navigation'
export const HIDES_ON_MOBILE = '.mega-hide-sub-menu-on-mobile'
export const GOES = '.mega-click-click-go'
export const RIGHT_ITEMS = ':scope > li.mega-item-align-right'
export const WIDE_PANELS = 'li.mega-menu-megamenu > ul.mega-sub-menu'
const PARENT = 'mega-menu-item-has-children'
const PANEL = ':scope > ul.mega-sub-menu'

const ITEMS_WITH_PANELS = [
  `li.mega-menu-megamenu.${PARENT}`,
  `li.mega-menu-flyout.${PARENT}`,
  `li.mega-menu-flyout li.${PARENT}`,
  `li.mega-menu-tabbed > ul.mega-sub-menu > li.${PARENT}`,
].join()

const DEFAULTS = { effectSpeedMs: 200, breakpoint: 600, timeoutMs: 300, intervalMs: 100 }

export interface MegaOptions {
  readonly event: string
  readonly effect: string
  readonly effectSpeedMs: number
  /** A second click follows the link. */
  readonly goes: boolean
  readonly collapses: boolean
  readonly verticalBehaviour: string
  /** In px: from here up the menu is a bar. */
  readonly breakpoint: number
  /** A selector: panels are as wide as this element. Empty for none. */
  readonly panelWidth: string
  /** Of what is in a panel, in px. */
  readonly panelInnerWidth: number | null
  readonly timeoutMs: number
  readonly intervalMs: number
}

/** The plugin's settings, as printed: the server leaves empty ones out. */
export function readOptions(menu: Element, window: Window & { megamenu?: unknown }): MegaOptions {
  const text = (name: string) => menu.getAttribute(`data-${name}`)?.trim() ?? ''
  return {
    event: text('event') || 'hover_intent',
    effect: text('effect'),
    effectSpeedMs: number(text('effect-speed')) ?? DEFAULTS.effectSpeedMs,
    goes: text('second-click') === 'go',
    collapses: (text('document-click') || 'collapse') === 'collapse',
    verticalBehaviour: text('vertical-behaviour'),
    breakpoint: number(text('breakpoint')) ?? DEFAULTS.breakpoint,
    panelWidth: text('panel-width'),
    panelInnerWidth: number(text('panel-inner-width').replace(/px$/, '')),
    timeoutMs: number(field(window.megamenu, 'timeout')) ?? DEFAULTS.timeoutMs,
    intervalMs: number(field(window.megamenu, 'interval')) ?? DEFAULTS.intervalMs,
  }
}

/** A number that is not negative, or its text. */
function number(value: unknown): number | null {
  const result = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof result === 'number' && Number.isFinite(result) && result >= 0 ? result : null
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

/** What an item opens by the plugin's rules. */
export function panelOf(item: Element): HTMLElement | null {
  return item.matches(ITEMS_WITH_PANELS) ? item.querySelector<HTMLElement>(PANEL) : null
}

/** What the theme itself opens under the pointer: of every item with children. */
export function themePanelOf(item: Element): HTMLElement | null {
  return item.matches(`li.${PARENT}`) ? item.querySelector<HTMLElement>('ul.mega-sub-menu') : null
}

/** Whether the theme drives this menu itself, beside the plugin. */
export function hasThemeOverlay(menu: Element): boolean {
  return (
    menu.ownerDocument.body.classList.contains('mm-default-theme') && menu.closest('nav.std-menu') !== null
  )
}

export const isInSlideout = (menu: Element) => menu.closest('.sf-side-slideout') !== null
