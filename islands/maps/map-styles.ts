import type { MapRule, MapStyles } from '../../legacy-shims/google-maps/map-options'

const DEFAULT_SATURATION = -20
const MONO_SATURATION = -100
const MONO_LIGHT = 'mono-light'
const MONO_DARK = 'mono-dark'
const MONO_COLOURS = new Map([
  [MONO_LIGHT, '#ffffff'],
  [MONO_DARK, '#222222'],
])
const HUE = /^#?([\da-f]{6})$/i

export interface ColourSettings {
  /** `data-mapcolor`: hex digits, or empty. */
  readonly colour: string
  /** `data-mapsaturation`: `mono-light`, `mono-dark` or empty. */
  readonly saturation: string
}

/** The hue from the colour, else from the saturation (contract 03 §9); undefined when neither sets one. */
export function hueOf({ colour, saturation }: ColourSettings): string | undefined {
  const [, digits] = HUE.exec(colour.trim()) ?? []
  return digits ? `#${digits}` : MONO_COLOURS.get(saturation)
}

export function stylesOf(colours: ColourSettings): MapStyles {
  const hue = hueOf(colours)
  const isMono = MONO_COLOURS.has(colours.saturation)
  return [
    {
      stylers: [
        ...(hue ? [{ hue }] : []),
        { invert_lightness: colours.saturation === MONO_DARK },
        { saturation: isMono ? MONO_SATURATION : DEFAULT_SATURATION },
      ],
    },
  ]
}

/** Reads the page's own styles from JSON; malformed text or rules are ignored. */
export function parseStyles(text: string): MapStyles {
  try {
    const styles: unknown = JSON.parse(text)
    return Array.isArray(styles) ? styles.filter(isRule) : []
  } catch {
    return []
  }
}

const isRule = (rule: unknown): rule is MapRule =>
  typeof rule === 'object' && rule !== null && 'stylers' in rule && Array.isArray(rule.stylers)
