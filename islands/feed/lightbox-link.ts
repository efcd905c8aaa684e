/** The link over a picture that opens the lightbox: `feed` adds it, `feed-lightbox` handles its clicks (contract 05 §14.2). */
export const LINK_CLASS = 'cff-lightbox-link'
export const LINK = `.${LINK_CLASS}`
/** The name of a link's album. All links of a feed have the same one. */
export const ALBUM = 'data-cff-lightbox'
/** On a feed: its number among the feeds with a lightbox. */
export const FEED_NUMBER = 'data-cff-lb'
export const WANTS_COMMENTS = 'data-lb-comments'
/** The pictures, videos and frames that get a lightbox link each. */
export const MEDIA = '.cff-photo, .cff-album-cover, .cff-event-thumb, .cff-html5-video, .cff-iframe-wrap'
