export { showsAnnouncements } from './announcements.rules'
export {
  contentFeature,
  createContentBlock,
  type Content,
  type ContentBlock,
  type ContentBlockState,
} from './content-block.store'
