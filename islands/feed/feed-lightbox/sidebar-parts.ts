/** The contents of the sidebar, which only some feeds have. */
export { Author } from './Author'
export { SidebarComments } from './SidebarComments'
