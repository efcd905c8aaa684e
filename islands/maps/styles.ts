/** A rule of what is painted how, as the Maps API takes it. */
export interface MapRule {
  readonly stylers: object[]
  readonly featureType?: string
  readonly elementType?: string
}

export type MapStyles = readonly MapRule[]

const USUAL_SATURATION = -20
const MONO_SATURATION = -100
const MONO_LIGHT = 'mono-light'
const MONO_DARK = 'mono-dark'
const MONO_COLOURS = new Map([
  [MONO_LIGHT, '#ffffff'],
  [MONO_DARK, '#222222'],
])
const HUE = /^#?([\da-f]{6})$/i

export interface Paint {
  /** `data-mapcolor`: a hue in hex digits, or nothing. */
  readonly colour: string
  /** `data-mapsaturation`: one of two kinds of grey, or nothing. */
  readonly saturation: string
}

/** The hue of a map: its own, or that of its kind of grey (contract 03 §9); undefined for a map in its own colours. */
export function hueOf({ colour, saturation }: Paint): string | undefined {
  const [, digits] = HUE.exec(colour.trim()) ?? []
  return digits ? `#${digits}` : MONO_COLOURS.get(saturation)
}

export function stylesOf(paint: Paint): MapStyles {
  const hue = hueOf(paint)
  const isMono = MONO_COLOURS.has(paint.saturation)
  return [
    {
      stylers: [
        ...(hue ? [{ hue }] : []),
        { invert_lightness: paint.saturation === MONO_DARK },
        { saturation: isMono ? MONO_SATURATION : USUAL_SATURATION },
      ],
    },
  ]
}

/** The page's own styles, JSON text; what is none styles nothing. */
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
