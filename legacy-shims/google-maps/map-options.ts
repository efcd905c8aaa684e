/** A place on the globe, in degrees. */
export interface Coordinates {
  readonly lat: number
  readonly lng: number
}

export type MapType = 'roadmap' | 'satellite' | 'terrain' | 'hybrid'

/** A style rule of the Maps API. */
export interface MapRule {
  readonly stylers: object[]
  readonly featureType?: string
  readonly elementType?: string
}

export type MapStyles = readonly MapRule[]

/** How a map is drawn, apart from its pins. */
export interface MapLook {
  readonly zoom: number
  readonly type: MapType
  readonly hasControls: boolean
  readonly isDraggable: boolean
  readonly styles: MapStyles
  /** Whether the styles form a map type of their own; otherwise they colour the chosen type. */
  readonly stylesReplaceType: boolean
}

/** The part of the world that a map shows. */
export type View =
  | { readonly kind: 'centre'; readonly at: Coordinates }
  /** The closest zoom at which all places are in view. */
  | { readonly kind: 'all'; readonly places: readonly Coordinates[] }
