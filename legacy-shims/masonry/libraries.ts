// This import has to stay the first.
import './isolate-libraries'
import imagesLoaded from 'imagesloaded'
import Masonry from 'masonry-layout'
import { restoreJQuery } from './isolate-libraries'

restoreJQuery()

export { imagesLoaded, Masonry }
