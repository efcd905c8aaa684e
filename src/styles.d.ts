/** A style sheet is imported for its effect: the build adds its rules to the page (`tools/build/style-modules.mjs`). */
declare module '*.css'
