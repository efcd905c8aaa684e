// Before them.
import './alone'
import imagesLoaded from 'imagesloaded'
import Masonry from 'masonry-layout'
import { giveBackJQuery } from './alone'

giveBackJQuery()

export { imagesLoaded, Masonry }
