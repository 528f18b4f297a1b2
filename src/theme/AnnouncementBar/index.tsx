// Removed: there is no announcement bar, so no page carries its code.
export default function AnnouncementBar(): null {
  return null;
}
