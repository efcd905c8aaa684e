import type { Look } from './button'

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
export interface ButtonParts {
  readonly text: string | null
  /** The icon's whole `class` attribute. */
  readonly icon: string | null
}

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

export const showsAdded = (look: Look) => look === 'added-pending' || look === 'added'
