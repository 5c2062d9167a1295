// What the pages of the blog mount, as one chunk.
export { BlogList } from './blog-list'
export { BlogPost } from './blog-post'
