/** Parts of a feed that few posts have, or that nobody sees before an approach. */
export { InlineVideo } from './InlineVideo'
export { Likebox } from './Likebox'
export { LinkSlider } from './LinkSlider'
export { followApproach } from './photo-tile'
