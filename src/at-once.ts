import { mount as provideFeedGlobals } from '../islands/feed/feed-globals'
import { mount as provideLightboxGlobals } from '../islands/media/lightbox-globals'
import { mount as markPage } from '../islands/page/page-classes'
import { mount as provideSearchGlobals } from '../islands/search/search-globals'
import type { AtOnce } from './page/island'

/** Behaviours whose code is part of `laurel.js`: the page's other scripts may need their globals as soon as it has run. */
export const atOnce: readonly AtOnce[] = [
  {
    name: 'page-classes',
    mount: markPage,
  },
  {
    name: 'lightbox-globals',
    on: 'html',
    mount: provideLightboxGlobals,
  },
  {
    name: 'search-globals',
    mount: provideSearchGlobals,
  },
  {
    name: 'feed-globals',
    mount: provideFeedGlobals,
  },
]
