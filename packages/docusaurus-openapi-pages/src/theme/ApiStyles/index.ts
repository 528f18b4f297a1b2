import './styles.css';
import 'docusaurus-openapi-pages/shared.css';
