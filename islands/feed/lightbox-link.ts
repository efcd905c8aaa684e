/** What opens a feed's lightbox: printed into its pictures by one island, followed by another (contract 05 §14.2). */
export const LINK_CLASS = 'cff-lightbox-link'
export const LINK = `.${LINK_CLASS}`
/** Names the album of a link; those of one feed share it. */
export const ALBUM = 'data-cff-lightbox'
/** On the feed: its number among those with a lightbox. */
export const FEED_NUMBER = 'data-cff-lb'
export const WANTS_COMMENTS = 'data-lb-comments'
/** Of pictures, videos and frames: each gets a link of its own. */
export const MEDIA = '.cff-photo, .cff-album-cover, .cff-event-thumb, .cff-html5-video, .cff-iframe-wrap'
