/** Code that the lightbox fetches when it needs it. Most openings need little of it. */
export const lateParts = {
  linkUrls: () => import('./link-urls'),
  photos: () => import('./photos'),
  playing: () => import('./Playing'),
  sidebar: () => import('./sidebar-parts'),
  swipes: () => import('./follow-swipe'),
}
