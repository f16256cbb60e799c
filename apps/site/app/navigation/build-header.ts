/** Header of a page's data that names the build which made it. */
export const BUILD_HEADER = 'x-site-build';
