export { Announcement, Announcements, ShownAnnouncement } from './announcement.ts'
export { DocumentChange, DocumentVersion } from './document-version.ts'
export { Menu, MenuItem, ShownMenuItem } from './menu.ts'
export {
  ContentPage,
  ListedPage,
  PageContent,
  PageSummary,
  PageTexts,
  PageVersion,
  ShownPage,
} from './page.ts'
export { ContentPicture } from './picture.ts'
export { Section, SectionTexts, ShownSection } from './section.ts'
export { UrlRedirect } from './url-redirect.ts'
