/** Parts of a feed that few posts have, or that appear only when the pointer comes. */
export { InlineVideo } from './InlineVideo'
export { Likebox } from './Likebox'
export { LinkSlider } from './LinkSlider'
export { showTileOnHover } from './photo-tile'
