export { GalleryScreen as default } from '../screens/gallery/gallery-screen.tsx';
