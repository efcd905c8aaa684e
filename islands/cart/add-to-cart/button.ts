/**
 * How a button looks, and whether its own request is on its way:
 *
 * | look | shows | own request |
 * | --- | --- | --- |
 * | `printed` | what the server printed, before the first click | none |
 * | `loading` | that it loads | on its way |
 * | `told` | that it is added, since something was, and nobody said by which button | on its way |
 * | `late` | the default look, some time after it was told | on its way |
 * | `added` | that it is added | answered |
 * | `failed` | the default look | failed |
 * | `default` | the default look, some time after it was added; its icon may be another than the printed one | none |
 */
export type Look = 'printed' | 'loading' | 'told' | 'late' | 'added' | 'failed' | 'default'

/** `added`: by this button's own request. `told`: something was added, and nobody says by which button. */
export type ButtonEvent = 'click' | 'added' | 'told' | 'failed' | 'reset'

/** The button's life (spec storefront §4; contract 02 §2.4, §2.6). */
const STEPS: Readonly<Record<Look, Partial<Record<ButtonEvent, Look>>>> = {
  printed: { click: 'loading' },
  loading: { added: 'added', told: 'told', failed: 'failed' },
  told: { click: 'loading', added: 'added', failed: 'failed', reset: 'late' },
  late: { click: 'loading', added: 'added', failed: 'failed' },
  added: { click: 'loading', reset: 'default' },
  failed: { click: 'loading' },
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
    case 'told':
    case 'added':
      return { text: faces.addedText, icon: ADDED_ICON }
    default:
      return { text: faces.defaultText, icon: faces.defaultIcon }
  }
}

export const showsAdded = (look: Look) => look === 'told' || look === 'added'

/** A typed quantity as the shop plugin is to post it; null for what is no quantity: the printed one then stands. */
export function parseQuantity(typed: string): string | null {
  const quantity = typed.trim()
  return Number(quantity) > 0 && Number.isFinite(Number(quantity)) ? quantity : null
}
