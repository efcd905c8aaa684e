/**
 * The look of a button, and the state of its own request. An event `added-by-any` says that a product was added, but not
 * by which button, so the own request may still be under way:
 *
 * | look | shows | own request |
 * | --- | --- | --- |
 * | `printed` | what the server printed, before the first click | none |
 * | `loading` | loading | under way |
 * | `added-pending` | added, after `added-by-any` | under way |
 * | `default-pending` | default, some time after `added-by-any` | under way |
 * | `added` | added | answered |
 * | `failed` | default | failed |
 * | `default` | default, some time after it was added; the icon may differ from the printed one | none |
 */
export type Look =
  | 'printed'
  | 'loading'
  | 'added-pending'
  | 'default-pending'
  | 'added'
  | 'failed'
  | 'default'

/** The printed texts and icon of a button; null where there is none. */
export interface Labels {
  readonly loadingText: string | null
  readonly addedText: string | null
  readonly defaultText: string | null
  readonly defaultIcon: string | null
}

const LOADING_ICON = 'sf-icon-loader-gap'
const ADDED_ICON = 'sf-icon-tick'

/** The text and icon of a button; null leaves the present one. */
interface ButtonParts {
  readonly text: string | null
  /** The icon's whole `class` attribute. */
  readonly icon: string | null
}

/** What a button shows in this look. */
export function partsOf(look: Look, labels: Labels): ButtonParts {
  switch (look) {
    case 'printed':
      return { text: null, icon: null }
    case 'loading':
      return { text: labels.loadingText, icon: LOADING_ICON }
    case 'added-pending':
    case 'added':
      return { text: labels.addedText, icon: ADDED_ICON }
    default:
      return { text: labels.defaultText, icon: labels.defaultIcon }
  }
}

/** Whether the button tells that its product was added. */
export const showsAdded = (look: Look) => look === 'added-pending' || look === 'added'
