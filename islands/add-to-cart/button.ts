/**
 * How a button looks. `printed` is the server's look before the first click; after a whole cycle the default look
 * takes its place, which can have another icon.
 */
export type Look = 'printed' | 'loading' | 'added' | 'default'

export type ButtonEvent = 'click' | 'added' | 'failed' | 'reset'

/** The button's life (spec storefront §4). */
const STEPS: Readonly<Record<Look, Partial<Record<ButtonEvent, Look>>>> = {
  printed: { click: 'loading' },
  loading: { added: 'added', failed: 'default', reset: 'default' },
  added: { click: 'loading', reset: 'default' },
  default: { click: 'loading' },
}

/** The next look; the same where the event means nothing to the present one. */
export function nextLook(look: Look, event: ButtonEvent): Look {
  return STEPS[look][event] ?? look
}

/** The texts and icons of a button, by look. Null leaves what is there. */
export interface Faces {
  readonly loadingText: string | null
  readonly addedText: string | null
  readonly defaultText: string | null
  readonly defaultIcon: string | null
}

const LOADING_ICON = 'sf-icon-loader-gap'
const ADDED_ICON = 'sf-icon-tick'

export interface Face {
  readonly text: string | null
  /** The whole `class` of the icon. */
  readonly icon: string | null
}

export function faceOf(look: Look, faces: Faces): Face {
  switch (look) {
    case 'printed':
      return { text: null, icon: null }
    case 'loading':
      return { text: faces.loadingText, icon: LOADING_ICON }
    case 'added':
      return { text: faces.addedText, icon: ADDED_ICON }
    case 'default':
      return { text: faces.defaultText, icon: faces.defaultIcon }
  }
}

/** A typed quantity as the shop plugin is to post it; null for what is no quantity: the printed one then stands. */
export function parseQuantity(typed: string): string | null {
  const quantity = typed.trim()
  return Number(quantity) > 0 && Number.isFinite(Number(quantity)) ? quantity : null
}
